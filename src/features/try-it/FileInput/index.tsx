import {type HTMLAttributes, type ReactNode, useEffect, useRef} from 'react';
import controls from '../controls.module.css';

interface Props {
  readonly files: readonly File[];
  readonly isMany: boolean;
  /** Attributes that connect the input with its hint and its problem. */
  readonly described: HTMLAttributes<HTMLElement>;
  readonly onFiles: (files: readonly File[]) => void;
}

/** The input of a file, which shows the files of the form: none after a reset. */
export function FileInput({files, isMany, described, onFiles}: Props): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (files.length === 0 && input.current) input.current.value = '';
  }, [files]);
  return (
    <input
      ref={input}
      type="file"
      multiple={isMany}
      className={controls.input}
      {...described}
      onChange={({target}) => onFiles([...(target.files ?? [])])}
    />
  );
}
