import type { EditorProps } from '../form-contract.ts';
import { TiersEditor } from '../tiers/TiersEditor.tsx';
import type { TiersFields } from '../tiers/tiers-form.ts';

/** The config of a tier list of the players: its tiers and nothing else, because the players are what is rated. */
export default function TierListLobbyEditor({ game, errorOf, onChange }: EditorProps<TiersFields>) {
  return <TiersEditor {...{ game, errorOf, onChange }} />;
}
