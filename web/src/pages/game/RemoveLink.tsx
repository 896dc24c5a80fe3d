import { useRemoveLink } from '../../features/moderation/model/moderation-api.ts';
import { TakeDown } from '../../features/share/TakeDown.tsx';
import { Banner } from '../../shared/ui/states/Banner.tsx';

interface RemoveLinkProps {
  /** The token of the shared result. */
  readonly token: string;
  readonly onRemoved: () => void;
}

/** The button with which an administrator removes the public link of a result. */
export default function RemoveLink({ token, onRemoved }: RemoveLinkProps) {
  const remove = useRemoveLink();
  return (
    <>
      <TakeDown busy={remove.isPending} onTakeDown={() => remove.mutate(token, { onSuccess: onRemoved })} />
      {remove.error && <Banner tone="bad">{remove.error.message}</Banner>}
    </>
  );
}
