import { useFieldArray, useFormContext } from 'react-hook-form';
import { MAX_CONTACTS } from '../../../domain/records/limits.ts';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { phoneRemarks, RemarkedField } from './RemarkedField.tsx';
import { RowList } from './RowList.tsx';
import type { ContactListName } from './rows.ts';
import type { SectionOneValues } from './sectionOneSchema.ts';
import { useSectionOneField } from './useSectionOneField.ts';

interface ContactListProps {
  list: ContactListName;
  title: string;
  hint: string;
}

export function ContactList({ list, title, hint }: ContactListProps) {
  const { control } = useFormContext<SectionOneValues>();
  const { fields, append, remove } = useFieldArray({ control, name: list });
  const field = useSectionOneField();
  const isFull = fields.length >= MAX_CONTACTS;
  return (
    <RowList
      list={list}
      title={title}
      hint={hint}
      rowIds={fields.map(({ id }) => id)}
      onRemove={remove}
      onAdd={isFull ? undefined : () => append({ name: '', designation: '', phone: '', email: '' })}
      renderRow={(index) => (
        <>
          <TextField {...field(`${list}.${index}.name`)} label="Name" />
          <TextField {...field(`${list}.${index}.designation`)} label="Designation" />
          <RemarkedField
            path={`${list}.${index}.phone`}
            label="Phone"
            className="field-code"
            type="tel"
            remark={phoneRemarks}
          />
          <TextField {...field(`${list}.${index}.email`)} label="E-mail" type="email" />
        </>
      )}
    />
  );
}
