/** Filters that apply immediately after a change. */
import { all } from './elements.ts';

export function startForms(root: ParentNode): void {
  for (const form of all<HTMLFormElement>(root, 'form[data-facets]')) {
    form.addEventListener('change', () => {
      // Empty fields are disabled, so that they do not appear in the address.
      for (const field of all<HTMLInputElement>(form, 'input, select')) if (field.value === '') field.disabled = true;
      form.requestSubmit();
    });
  }
}
