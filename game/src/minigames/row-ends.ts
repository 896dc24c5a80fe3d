import * as v from 'valibot';
import { labelSchema } from './fields.ts';

/** The names of the two ends of a row or ranking. */
export const rowEndsSchema = v.object({ worst: labelSchema, best: labelSchema });
export type RowEnds = v.InferOutput<typeof rowEndsSchema>;

/** Returns the names of the ends of a board's row. */
export const endsOf = ({ ends }: { readonly ends?: RowEnds | undefined }): RowEnds =>
  ends ?? { worst: 'Worst', best: 'Best' };
