import { ThemeList } from '../../screens/studio/list/ThemeList.tsx';

export default function AdminThemesPage() {
  return (
    <>
      <title>Themes · Admin · Tallyho</title>
      <ThemeList />
    </>
  );
}
