import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import Card from 'react-bootstrap/Card';
import { FORM_LIST } from '../../domain/forms/registry.ts';
import { formStatusLabel } from '../../domain/forms/statuses.ts';
import {
  isOwnList,
  type QueueFilters,
  STAGES,
  STATUS_FILTERS,
  stageLabel,
} from '../../domain/queue/queue.ts';
import { FORM_STATUSES, type FormStatus, PERSON_TYPES } from '../../domain/records/records.ts';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';

export function QueueToolbar({
  typed,
  onSearch,
  filters,
  onChange,
}: QueueSearchFormProps & QueueFiltersFormProps) {
  return (
    <Card as="section" body className="queue-toolbar" aria-label="Search and filters">
      <QueueSearchForm key={typed} typed={typed} onSearch={onSearch} />
      <QueueFiltersForm filters={filters} onChange={onChange} />
    </Card>
  );
}

interface QueueSearchFormProps {
  /** Empty while the filters apply. */
  typed: string;
  onSearch: (typed: string) => void;
}

function QueueSearchForm({ typed, onSearch }: QueueSearchFormProps) {
  const [text, setText] = useState(typed);
  return (
    <search>
      <form
        className="queue-search"
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(text.trim());
        }}
      >
        <TextField
          label="Search"
          placeholder="Name, PAN, GSTIN, user ID or e-mail"
          type="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" variant="outline-secondary">
          Search
        </Button>
      </form>
    </search>
  );
}

const STATUS_OPTIONS = [
  { value: 'waiting', label: 'To review' },
  { value: 'any', label: 'Any status' },
  ...STAGES.map((stage) => ({ value: String(stage), label: stageLabel(stage) })),
];
const FORM_OPTIONS = FORM_LIST.map(({ key, shortTitle }) => ({ value: key, label: shortTitle }));
const FORM_STATUS_OPTIONS = FORM_STATUSES.map((status) => ({
  value: String(status),
  label: formStatusLabel(status),
}));
const TYPE_OPTIONS = [
  { value: 'trainee', label: 'Trainees' },
  { value: 'vendor', label: 'Vendors' },
];

const KNOWN_OPTIONS = [
  { value: 'true', label: 'Verified or invited' },
  { value: 'false', label: 'Not verified, not invited' },
];

/** Reviewers mostly look for submitted forms. */
const FIRST_FORM_STATUS: FormStatus = 1;

interface QueueFiltersFormProps {
  filters: QueueFilters;
  onChange: (filters: QueueFilters) => void;
}

function QueueFiltersForm({ filters, onChange }: QueueFiltersFormProps) {
  const { status, form, usertype, known } = filters;
  const isAlone = isOwnList(status);
  const change = (next: { [Key in keyof QueueFilters]: QueueFilters[Key] | undefined }) =>
    onChange({
      status: next.status ?? status,
      ...(next.form && { form: next.form }),
      ...(next.usertype && { usertype: next.usertype }),
      ...(next.known !== undefined && { known: next.known }),
    });
  const handleForm = (value: string) => {
    const key = FORM_LIST.find((each) => each.key === value)?.key;
    change({ ...filters, form: key && { key, status: form?.status ?? FIRST_FORM_STATUS } });
  };
  const handleFormStatus = (value: string) => {
    const chosen = FORM_STATUSES.find((each) => String(each) === value);
    if (form && chosen !== undefined) change({ ...filters, form: { key: form.key, status: chosen } });
  };
  return (
    <fieldset className="queue-filters">
      <legend className="visually-hidden">Filters</legend>
      <SelectField
        label="Overall status"
        options={STATUS_OPTIONS}
        value={String(status)}
        onChange={({ target }) =>
          change({
            ...filters,
            status: STATUS_FILTERS.find((each) => String(each) === target.value) ?? status,
          })
        }
      />
      <SelectField
        label="Form"
        options={FORM_OPTIONS}
        placeholder="Any form"
        disabled={isAlone}
        value={form?.key ?? ''}
        onChange={({ target }) => handleForm(target.value)}
      />
      <SelectField
        label="Status of the form"
        options={form ? FORM_STATUS_OPTIONS : []}
        disabled={!form}
        {...(!form && { placeholder: 'Any' })}
        value={form ? String(form.status) : ''}
        onChange={({ target }) => handleFormStatus(target.value)}
      />
      <SelectField
        label="Type"
        options={TYPE_OPTIONS}
        placeholder="Everyone"
        disabled={isAlone}
        value={usertype ?? ''}
        onChange={({ target }) =>
          change({ ...filters, usertype: PERSON_TYPES.find((each) => each === target.value) })
        }
      />
      <SelectField
        label="Address"
        options={KNOWN_OPTIONS}
        placeholder="Any"
        disabled={isAlone}
        value={known === undefined ? '' : String(known)}
        onChange={({ target }) =>
          change({ ...filters, known: [true, false].find((each) => String(each) === target.value) })
        }
      />
    </fieldset>
  );
}
