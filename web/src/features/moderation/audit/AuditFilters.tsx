import { limits } from '@tallyho/game/limits';
import { auditKinds } from '@tallyho/game/people/moderation';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../shared/ui/controls/Button.tsx';
import { Select } from '../../../shared/ui/controls/Select.tsx';
import { TextField } from '../../../shared/ui/controls/TextField.tsx';
import { useDebouncedValue } from '../../../shared/ui/controls/use-debounced-value.ts';
import { Icon } from '../../../shared/ui/layout/Icon.tsx';
import type { AuditQuery } from '../model/audit-query.ts';
import { useAdministrators } from '../model/moderation-api.ts';
import { kindTexts } from '../model/texts.ts';
import styles from './AuditFilters.module.css';

interface AuditFiltersProps {
  readonly query: AuditQuery;
  readonly onChange: (change: Partial<AuditQuery>) => void;
  readonly onClear: () => void;
}

/** Debounce of the search in milliseconds. */
const searchDelay = 400;
const kinds = [
  { value: '', label: 'Everything' },
  ...Object.keys(auditKinds).map((value) => ({
    value,
    label: kindTexts[value as keyof typeof auditKinds], // the keys of a const object are exactly its type's
  })),
];

/** The search and the filters of the log. */
export function AuditFilters({ query, onChange, onClear }: AuditFiltersProps) {
  const { data: administrators = [] } = useAdministrators();
  const [timesCleared, setTimesCleared] = useState(0);
  const clear = () => {
    setTimesCleared(timesCleared + 1);
    onClear();
  };
  const isFiltered = Object.values(query).some((value) => value !== '');
  return (
    <search className={styles.filters} aria-label="Search the log">
      {/* A new field after the filters were cleared, because it has its own text. */}
      <SearchField
        key={timesCleared}
        initial={timesCleared === 0 ? query.text : ''}
        onText={(text) => onChange({ text })}
      />
      <Select label="What" options={kinds} value={query.kind} onChange={(kind) => onChange({ kind })} />
      <Select
        label="Administrator"
        options={[
          { value: '', label: 'All' },
          ...administrators.map(({ user, username }) => ({ value: user, label: username })),
        ]}
        value={query.administrator}
        onChange={(administrator) => onChange({ administrator })}
      />
      <TextField
        label="From"
        type="date"
        className={styles.day}
        max={query.to || undefined}
        value={query.from}
        onChange={(event) => onChange({ from: event.target.value })}
      />
      <TextField
        label="To"
        type="date"
        className={styles.day}
        min={query.from || undefined}
        value={query.to}
        onChange={(event) => onChange({ to: event.target.value })}
      />
      {isFiltered && (
        <Button variant="quiet" className={styles.clear} onClick={clear}>
          Clear the filters
        </Button>
      )}
    </search>
  );
}

interface SearchFieldProps {
  readonly initial: string;
  readonly onText: (text: string) => void;
}

function SearchField({ initial, onText }: SearchFieldProps) {
  const [typed, setTyped] = useState(initial);
  const wanted = useDebouncedValue(typed.trim(), searchDelay);
  const sent = useRef(initial);
  useEffect(() => {
    if (wanted === sent.current) return;
    sent.current = wanted;
    onText(wanted);
  }, [wanted, onText]);
  return (
    <TextField
      className={styles.search}
      label="Search"
      type="search"
      autoComplete="off"
      spellCheck={false}
      dir="auto"
      prefix={<Icon name="search" />}
      hint="A username, a theme, a tag, a picture or a reason. The beginning is enough."
      maxLength={limits.lookup}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}
