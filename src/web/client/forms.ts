/** Filters that apply as soon as the reader changes them. */
import { all } from './elements.ts';

export function startForms(root: ParentNode): void {
  for (const form of all<HTMLFormElement>(root, 'form[data-facets]')) {
    form.addEventListener('change', () => {
      // Empty fields are disabled. Browsers omit disabled fields from the address.
      for (const field of all<HTMLInputElement>(form, 'input, select')) if (field.value === '') field.disabled = true;
      form.requestSubmit();
    });
  }
}
