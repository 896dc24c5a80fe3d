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
