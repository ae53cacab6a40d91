import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import FormControl from 'react-bootstrap/FormControl';
import { FORM_LIST } from '../../domain/forms/registry.ts';
import { formStatusLabel } from '../../domain/forms/statuses.ts';
import { isOwnList, type QueueFilters } from '../../domain/queue/queue.ts';
import { FORM_STATUSES, type FormStatus, PERSON_TYPES } from '../../domain/records/records.ts';
import { SelectField } from '../../ui/fields/SelectField.tsx';

export function QueueToolbar({
  typed,
  onSearch,
  filters,
  onChange,
}: QueueSearchFormProps & QueueFiltersFormProps) {
  const [isOpen, setOpen] = useState(false);
  const { status, form, usertype, known } = filters;
  const used = [form, usertype, known].filter((each) => each !== undefined).length;
  return (
    <section className="queue-toolbar" aria-label="Search and filters">
      <QueueSearchForm key={typed} typed={typed} onSearch={onSearch} />
      {!isOwnList(status) && used === 0 && (
        <Button variant="outline-secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          Filters
        </Button>
      )}
      {!isOwnList(status) && (isOpen || used > 0) && (
        <QueueFiltersForm filters={filters} onChange={onChange} />
      )}
      {used > 0 && (
        <Button variant="link" className="px-0" onClick={() => onChange({ status })}>
          Clear filters
        </Button>
      )}
    </section>
  );
}

interface QueueSearchFormProps {
  /** The searched text; '' while the list follows the filters. */
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
        <FormControl
          aria-label="Search"
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
  const change = (next: { [Key in keyof QueueFilters]: QueueFilters[Key] | undefined }) =>
    onChange({
      status,
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
        label="Form"
        options={FORM_OPTIONS}
        placeholder="Any form"
        value={form?.key ?? ''}
        onChange={({ target }) => handleForm(target.value)}
      />
      {form && (
        <SelectField
          label="Status of the form"
          options={FORM_STATUS_OPTIONS}
          value={String(form.status)}
          onChange={({ target }) => handleFormStatus(target.value)}
        />
      )}
      <SelectField
        label="Type"
        options={TYPE_OPTIONS}
        placeholder="Everyone"
        value={usertype ?? ''}
        onChange={({ target }) =>
          change({ ...filters, usertype: PERSON_TYPES.find((each) => each === target.value) })
        }
      />
      <SelectField
        label="Address"
        options={KNOWN_OPTIONS}
        placeholder="Any"
        value={known === undefined ? '' : String(known)}
        onChange={({ target }) =>
          change({ ...filters, known: [true, false].find((each) => String(each) === target.value) })
        }
      />
    </fieldset>
  );
}
