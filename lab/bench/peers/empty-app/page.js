// Loads the files that the other app loads, and does nothing with them.
const names = await (await fetch('/files.json')).json();
await Promise.all(names.map(async (name) => (await fetch(name)).arrayBuffer()));
const title = document.createElement('h1');
title.textContent = 'Empty window';
document.body.append(title);
