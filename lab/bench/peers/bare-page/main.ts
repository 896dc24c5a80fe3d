import { createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** A heading, and a button that changes one attribute. */
function BarePage() {
  const [isPressed, setPressed] = useState(false);
  const onClick = () => setPressed(!isPressed);
  return [
    createElement('h1', { key: 'title' }, 'Hello'),
    createElement('button', { key: 'button', type: 'button', 'aria-pressed': isPressed, onClick }, 'Press'),
  ];
}

const root = document.querySelector('#root');
if (root) createRoot(root).render(createElement(BarePage));
