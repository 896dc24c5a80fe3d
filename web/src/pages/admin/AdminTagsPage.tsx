import { TagList } from '../../screens/studio/tags/TagList.tsx';

export default function AdminTagsPage() {
  return (
    <>
      <title>Tags · Admin · Tallyho</title>
      <TagList />
    </>
  );
}
