import { useFormContext, useWatch } from 'react-hook-form';
import { getEnv } from '../../config/env.ts';
import { workEmail } from '../../domain/workEmail.ts';
import { NewPasswordFields } from '../../forms/entry/NewPasswordFields.tsx';
import { useField } from '../../forms/formContext.ts';
import { plainOptions, SelectField } from '../../ui/fields/SelectField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import type { SignUpEntries } from './signUpSchema.ts';

export function SignUpFields() {
  const fieldOf = useField<SignUpEntries>();
  const { control } = useFormContext<SignUpEntries>();
  const [prefix, domain] = useWatch({ control, name: ['prefix', 'domain'] });
  return (
    <>
      <TextField {...fieldOf('name')} label="Employee Name" autoComplete="name" />
      <TextField
        {...fieldOf('prefix')}
        label="E-mail"
        placeholder="Name.Surname"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint="The part of your work e-mail address before the @"
      />
      <SelectField
        {...fieldOf('domain')}
        label="Domain"
        placeholder="Choose a domain"
        options={plainOptions(getEnv().workEmailDomains)}
        hint={prefix && domain && `Your e-mail address is ${workEmail(prefix, domain)}`}
      />
      <NewPasswordFields />
    </>
  );
}
