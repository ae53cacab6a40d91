import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type FieldPath, type FieldPathValue, type FieldValues, useFormContext } from 'react-hook-form';

/**
 * What `find` resolves to for this key; undefined meanwhile, and for an empty key.
 * @param find must be the same function in every render
 * @param onFound called once for each key; with undefined where `find` knows nothing
 */
export function useHint<Hint>(
  key: string,
  find: (key: string) => Promise<Hint | undefined>,
  onFound: (hint: Hint | undefined) => void = () => {},
): Hint | undefined {
  const [found, setFound] = useState<{ key: string; hint: Hint }>();
  const handleFound = useEffectEvent(onFound);
  useEffect(() => {
    if (key === '') return;
    let isCurrent = true;
    void find(key).then((hint) => {
      if (!isCurrent) return;
      if (hint !== undefined) setFound({ key, hint });
      handleFound(hint);
    });
    return () => {
      isCurrent = false;
    };
  }, [find, key]);
  return found?.key === key ? found.hint : undefined;
}

/** Fills in an empty field, or changes or empties what it filled in; text that the person typed stays. */
export function useFill<Values extends FieldValues>(path: FieldPath<Values>): (text: string) => void {
  const { getValues, setValue } = useFormContext<Values>();
  const filled = useRef('');
  return (text) => {
    const present = String(getValues(path)).trim();
    if (present === text || ![filled.current, ''].includes(present)) return;
    filled.current = text;
    setValue(path, text as FieldPathValue<Values, FieldPath<Values>>, {
      shouldDirty: true,
      shouldValidate: text !== '',
    });
  };
}
