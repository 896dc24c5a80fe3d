import { Members } from '../../features/moderation/Members.tsx';

export default function AdminPeoplePage() {
  return (
    <>
      <title>People · Admin · Tallyho</title>
      <Members />
    </>
  );
}
