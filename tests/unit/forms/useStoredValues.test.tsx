import { act, renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { useStoredValues } from '../../../src/forms/useRecordForm.ts';

interface Values {
  city: string;
  place: string;
  rows: { name: string }[];
}

const STORED: Values = { city: 'Pune', place: 'Thane', rows: [{ name: 'Asha' }] };
function follow() {
  const { result, rerender } = renderHook(
    (stored: Values) => {
      const form = useForm<Values>({ defaultValues: STORED });
      useStoredValues(form, stored);
      return { form, isDirty: form.formState.isDirty };
    },
    { initialProps: STORED },
  );
  const type = <Key extends 'city' | 'rows'>(key: Key, value: Values[Key]) =>
    act(() => result.current.form.setValue(key, value as never, { shouldDirty: true }));
  return { result, rerender, type };
}

it('live values show in fields that are not edited here, and keep unsaved text, which stays dirty', () => {
  const { result, rerender, type } = follow();
  const live = { ...STORED, place: 'Thane West', rows: [{ name: 'Leela' }] };
  rerender(live);
  expect(result.current.form.getValues()).toEqual(live);
  expect(result.current.isDirty).toBe(false);
  type('city', 'Mumbai');
  rerender({ ...STORED, city: 'Nagpur', place: 'Nashik' });
  expect(result.current.form.getValues()).toMatchObject({ city: 'Mumbai', place: 'Nashik' });
  expect(result.current.isDirty).toBe(true);
});

it('live values never mix rows of a list edited here with those of another tab', () => {
  const { result, rerender, type } = follow();
  type('rows', [{ name: 'Meera' }]);
  rerender({ ...STORED, rows: [{ name: 'Leela' }, { name: 'Ravi' }] });
  expect(result.current.form.getValues('rows')).toEqual([{ name: 'Meera' }]);
});

it('live values equal to the typed ones make the form clean', () => {
  const { result, rerender, type } = follow();
  type('city', 'Mumbai');
  expect(result.current.isDirty).toBe(true);
  rerender({ ...STORED, city: 'Mumbai' });
  expect(result.current.isDirty).toBe(false);
});
