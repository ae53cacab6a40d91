import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type FieldPath, type FieldPathValue, type FieldValues, useFormContext } from 'react-hook-form';

/**
 * What `find` resolves to for this key; undefined meanwhile, and for an empty key.
 * @param find must be the same function in every render
 * @param onFound called once for each key that `find` knows
 */
export function useHint<Hint>(
  key: string,
  find: (key: string) => Promise<Hint | undefined>,
  onFound: (hint: Hint) => void,
): Hint | undefined {
  const [found, setFound] = useState<{ key: string; hint: Hint }>();
  const handleFound = useEffectEvent(onFound);
  useEffect(() => {
    if (key === '') return;
    let isCurrent = true;
    void find(key).then((hint) => {
      if (!isCurrent || hint === undefined) return;
      setFound({ key, hint });
      handleFound(hint);
    });
    return () => {
      isCurrent = false;
    };
  }, [find, key]);
  return found?.key === key ? found.hint : undefined;
}

/** Fills in an empty field, or changes what it filled in; text that the person typed stays. */
export function useFill<Values extends FieldValues>(path: FieldPath<Values>): (text: string) => void {
  const { getValues, setValue } = useFormContext<Values>();
  const filled = useRef('');
  return (text) => {
    if (![filled.current, ''].includes(String(getValues(path)).trim())) return;
    filled.current = text;
    setValue(path, text as FieldPathValue<Values, FieldPath<Values>>, {
      shouldDirty: true,
      shouldValidate: true,
    });
  };
}
