import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import * as v from 'valibot';
import { PasskeyError } from '../../features/accounts/passkeys/PasskeyError.tsx';
import { AuthLayout } from '../../features/accounts/sign-in/AuthLayout.tsx';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { Banner } from '../../shared/ui/states/Banner.tsx';

const querySchema = v.object({
  purpose: v.picklist(['enter', 'confirm', 'add']),
  /** S256 challenge of the app's secret. */
  app: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
});

const texts = {
  enter: { title: 'Log in', lead: 'To the Tallyho app, with a passkey.', button: 'Use a passkey' },
  confirm: {
    title: "Confirm it's you",
    lead: 'In the Tallyho app, with a passkey.',
    button: 'Use a passkey',
  },
  add: { title: 'Add a passkey', lead: 'To your account in the Tallyho app.', button: 'Make a passkey' },
} as const;

/**
 * Opened in the system's browser by the desktop app, whose own pages have no domain to which a passkey could belong. The outcome
 * returns to the app as a code in a deep link.
 */
export default function AppPasskeyPage() {
  const [query] = useSearchParams();
  const [request] = useState(() => v.safeParse(querySchema, Object.fromEntries(query)));
  const navigate = useNavigate();
  const answer = useMutation({
    mutationFn: async ({ purpose, app }: v.InferOutput<typeof querySchema>) => {
      const flows = await import('../../features/accounts/passkeys/passkey-flows.ts');
      return purpose === 'add' ? flows.makePasskeyForApp(app) : flows.choosePasskeyForApp(purpose, app);
    },
    onSuccess: (code) => navigate(`/return-to-app?${new URLSearchParams({ code })}`, { replace: true }),
  });
  if (!request.success)
    return (
      <AuthLayout title="Not there yet" lead="You can close this page and try again in the app.">
        <Banner tone="bad">This link is not complete. Please start again in the app.</Banner>
      </AuthLayout>
    );
  const { title, lead, button } = texts[request.output.purpose];
  return (
    <AuthLayout title={title} lead={lead} footer="You can close this page to cancel.">
      <PasskeyError error={answer.error} />
      <Button
        variant="hot"
        size="lg"
        wide
        busy={answer.isPending}
        onClick={() => answer.mutate(request.output)}
      >
        {button}
      </Button>
    </AuthLayout>
  );
}
