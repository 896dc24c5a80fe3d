import { useParams } from 'react-router';
import { EditTheme, NewTheme } from '../../screens/studio/form/ThemeEditor.tsx';

/** /admin/themes/new and /admin/themes/:id. */
export default function AdminThemeEditorPage() {
  const { id } = useParams();
  return (
    <>
      <title>Theme · Admin · Tallyho</title>
      {id === undefined ? <NewTheme /> : <EditTheme />}
    </>
  );
}
