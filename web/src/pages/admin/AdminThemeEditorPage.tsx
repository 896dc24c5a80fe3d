import { EditTheme, NewTheme } from '../../screens/studio/form/ThemeEditor.tsx';
import { useParams } from '../../shared/router/routes.tsx';

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
