import { Fragment } from 'react';

/** A name, or a sentence with names, that can also break after an underscore. */
export const BreakableName = ({ name }: { readonly name: string }) =>
  name.split(/(?<=_)/).map((part, index) => (
    // The parts of a name have no other identity than their place.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
