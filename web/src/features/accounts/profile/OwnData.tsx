import { useMutation } from '@tanstack/react-query';
import { saveFile } from '../../../shared/platform/save-file.ts';
import { Button } from '../../../shared/ui/controls/Button.tsx';
import { Icon } from '../../../shared/ui/layout/Icon.tsx';
import { showToast } from '../../../shared/ui/overlays/toast.ts';
import { fetchOwnData } from './account-api.ts';

/** Downloads all stored data of the user as a file. */
export function DownloadData({ username }: { readonly username: string }) {
  const download = useMutation({
    mutationFn: fetchOwnData,
    onSuccess: (data) => {
      const day = new Date().toISOString().slice(0, 10);
      const text = JSON.stringify(data, null, 2);
      saveFile(new File([text], `tallyho-${username}-${day}.json`, { type: 'application/json' }));
      showToast('Your data is ready.', 'good');
    },
    onError: ({ message }) => showToast(`Your data could not be fetched. ${message}`, 'bad'),
  });
  return (
    <Button icon={<Icon name="download" />} busy={download.isPending} onClick={() => download.mutate()}>
      Download my data
    </Button>
  );
}
