import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DeleteDialog } from '../screens/studio/controls/DeleteDialog.tsx';
import { ImportProblems } from '../screens/studio/file/ImportProblems.tsx';
import { ConflictDialog } from '../screens/studio/form/ConflictDialog.tsx';
import { LeaveEditorDialog } from '../screens/studio/form/LeaveEditorDialog.tsx';
import { ThemeForm } from '../screens/studio/form/ThemeForm.tsx';
import { ThemeList } from '../screens/studio/list/ThemeList.tsx';
import { newTheme } from '../screens/studio/model/theme-form.ts';
import { TagList } from '../screens/studio/tags/TagList.tsx';
import styles from './SafetyGalleryPage.module.css';
import {
  changedTheme,
  importProblems,
  type StudioScene,
  sceneForm,
  studioBody,
  studioScenes,
} from './studio-scenes.ts';

const ignore = () => undefined;

/** The studio's list, form, tags and dialogs, for development, e.g. ?show=TierList. */
export default function StudioGalleryPage() {
  const [query] = useSearchParams();
  const [stage] = useState(() => {
    const siteFetch = window.fetch;
    window.fetch = async (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input, location.origin);
      const body = studioBody(pathname);
      return body ? Response.json(body) : siteFetch(input, init);
    };
    const scene = studioScenes.find((name) => name === query.get('show')) ?? 'list';
    return { scene, client: new QueryClient() };
  });
  return (
    <QueryClientProvider client={stage.client}>
      <div className={styles.page}>
        <Scene scene={stage.scene} />
      </div>
    </QueryClientProvider>
  );
}

function Scene({ scene }: { readonly scene: StudioScene }) {
  switch (scene) {
    case 'list':
      return <ThemeList />;
    case 'tags':
      return <TagList />;
    case 'conflict':
      return (
        <ConflictDialog
          base={{ ...sceneForm(scene), hidden: false }}
          mine={{ ...sceneForm(scene), description: 'Fields, crosses, and a dragon that breathes fire.' }}
          stored={changedTheme}
          busy={false}
          onMerge={ignore}
          onTakeTheirs={ignore}
          onClose={ignore}
        />
      );
    case 'leave':
      return (
        <LeaveEditorDialog
          isDirty
          uploads={3}
          losses={0}
          target="/admin"
          onTarget={ignore}
          onDiscard={ignore}
        />
      );
    case 'delete':
      return <DeleteDialog theme={sceneForm(scene)} busy={false} onClose={ignore} onDelete={ignore} />;
    case 'import':
      return <ImportProblems name="flags.zip" problems={importProblems} onClose={ignore} onOpen={ignore} />;
    default:
      return <FormScene scene={scene} />;
  }
}

function FormScene({ scene }: { readonly scene: StudioScene }) {
  const [form] = useState(() => sceneForm(scene));
  const [blank] = useState(() => newTheme(form.type));
  const game = form.games[0]?.key ?? '';
  const file = (name: string, content: string) => ({ game, file: new File([content], name), alt: '' });
  return (
    <ThemeForm
      id={scene === 'uploads' ? null : 'theme-0'}
      draftKey={`gallery-${scene}`}
      stored={{ form: scene === 'uploads' ? blank : { ...form, description: '' }, version: 3 }}
      initial={{ form, version: 3 }}
      base={form}
      isRestored={false}
      pictures={
        scene === 'uploads'
          ? [
              file('page.png', '<!doctype html>'),
              file('empty-and-with-a-rather-long-name-for-a-file.webp', ''),
            ]
          : []
      }
      takenNames={['Street food']}
    />
  );
}
