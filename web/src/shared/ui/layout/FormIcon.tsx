import { type Drawing, IconDrawing } from './FirstIcon.tsx';

/** The icons of the forms that visitors use: fields, banners, the contact page. All other icons are in Icon.tsx. */
export const formDrawings = {
  check: ['M4.5 12.8 9.6 17.8 19.5 6.4'],
  eye: ['M2.6 12C7 4.6 17 4.6 21.4 12 17 19.4 7 19.4 2.6 12Z', 'f:M12 9.3a2.7 2.7 0 1 0 .1 0Z'],
  'eye-off': [
    'M6.3 7.7C4.8 8.8 3.5 10.3 2.6 12c3.2 5.3 9.2 6.8 13.9 4.5',
    'M10 6.7c4.5-.8 9 1.2 11.4 5.3-.6 1-1.3 1.9-2.1 2.7',
    'M4 3.8 20 20.2',
  ],
  info: ['M12 3.5a8.5 8.5 0 1 0 .1 0Z', 'M12 11.2V16.5', 'M12 7.6V7.7'],
  redo: ['M18.9 12.5a7 7 0 1 1-1.8-5.3L19.5 9.5', 'M19.8 4.5V9.7H14.6'],
  send: ['f:M3.5 4.3 21 12 3.5 19.7 5.7 12.9 13 12 5.7 11.1Z'],
  star: ['f:M12 2.8 14.8 8.7 21.3 9.5 16.5 14 17.8 20.5 12 17.3 6.2 20.5 7.5 14 2.7 9.5 9.2 8.7Z'],
  user: ['M12 4a4 4 0 1 0 .1 0Z', 'M4.3 20C5 13 19 13 19.7 20'],
  warning: ['M12 4 21 19.5H3Z', 'M12 10V14', 'M12 16.8V16.9'],
} as const satisfies Record<string, Drawing>;

export type FormIconName = keyof typeof formDrawings;

/** An icon of the visitors' forms. Elsewhere use `Icon`, which includes all icons. */
export function FormIcon({ name }: { readonly name: FormIconName }) {
  return <IconDrawing paths={formDrawings[name]} />;
}
