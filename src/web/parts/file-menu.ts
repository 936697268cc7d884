import { type Html, html } from '../html.ts';
import { icon } from '../icons.ts';
import type { OtherForm } from '../page.ts';
import { menu } from './menu.ts';

/**
 * Returns the menu of files.
 * @param href returns the address of a file type: `(form) => '/t/prices.' + form`
 */
export const fileMenu = (heading: string, href: (form: string) => string, pictures = false): Html =>
  menu({
    button: html`${icon('download')}Download`,
    label: 'Download',
    primary: true,
    heading,
    groups: [
      [
        { label: 'Excel', words: 'workbook (.xlsx)', href: href('xlsx') },
        { label: 'CSV', words: 'for any program', href: href('csv') },
        { label: 'JSON', words: 'with sources', href: href('json') },
      ],
      pictures
        ? [
            { label: 'SVG', words: 'the map, with its source', href: href('svg') },
            { label: 'PNG', words: 'the map as an image', href: href('png') },
          ]
        : [],
    ],
  });

/** Returns the links to files for the footer of the page. */
export const fileForms = (href: (form: string) => string, pictures = false): readonly OtherForm[] =>
  ['xlsx', 'csv', 'json', ...(pictures ? ['svg', 'png'] : [])].map((form) => ({
    label: form === 'xlsx' ? 'Excel' : form.toUpperCase(),
    href: href(form),
  }));
