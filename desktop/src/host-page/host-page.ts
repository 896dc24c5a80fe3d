import './host-page.css';

/** Shows that an address is being tried, which takes up to five seconds, and prevents a second try meanwhile. */
for (const form of document.forms) {
  form.addEventListener('submit', (event) => {
    if (document.body.ariaBusy === 'true') return event.preventDefault();
    document.body.ariaBusy = 'true';
    const { submitter } = event;
    if (submitter) submitter.textContent = 'Trying ...';
  });
}

/** The time between two tries, in milliseconds. */
const retryAfter = 5000;

/** Tries the site again until it responds, unless the player is about to enter another one. Then the page opens the game. */
async function retry(address: string): Promise<void> {
  const field = document.querySelector('input');
  const isUsed = document.body.ariaBusy === 'true' || field?.value !== field?.defaultValue;
  if (isUsed) return;
  const response = await fetch(address, { method: 'POST' }).catch(() => null);
  if (response?.ok) window.location.reload();
}

const { retry: retryAddress } = document.body.dataset;
if (retryAddress !== undefined) {
  setInterval(() => void retry(retryAddress), retryAfter);
  window.addEventListener('online', () => void retry(retryAddress));
}
