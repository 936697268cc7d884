/** Forms. Each contains a token that prevents requests from other sites. */
import { attribute, type Html, html, NOTHING } from '../html.ts';

export const FORM_TOKEN = 'form_token';

export const formToken = (token: string): Html => html`<input type="hidden" name="${FORM_TOKEN}" value="${token}">`;

interface Field {
  readonly name: string;
  /** The id of the field. Needed only if another form on the page has a field with the same name. */
  readonly id?: string;
  readonly label: string;
  readonly type?: 'text' | 'email' | 'url' | 'date';
  readonly value?: string;
  readonly autocomplete?: string;
  readonly inputmode?: 'numeric';
  readonly placeholder?: string;
  readonly required?: boolean;
  readonly maxlength?: number;
  /** A sentence below the field. */
  readonly words?: string;
  /** An error of the whole form. */
  readonly fault?: string | null;
  readonly className?: string;
}

export function field(of: Field): Html {
  const { name, id = name, label, type = 'text', words, fault = null } = of;
  const about = [fault === null ? '' : `${id}-fault`, words === undefined ? '' : `${id}-words`].filter((id) => id !== '').join(' ');
  return html`<div class="field"><label for="${id}">${label}</label><input id="${id}" name="${name}" type="${type}"${[
    attribute('value', of.value ?? null),
    attribute('autocomplete', of.autocomplete ?? null),
    attribute('inputmode', of.inputmode ?? null),
    attribute('placeholder', of.placeholder ?? null),
    attribute('maxlength', of.maxlength ?? null),
    attribute('class', of.className ?? null),
    attribute('required', of.required ?? null),
    attribute('aria-invalid', fault === null ? null : 'true'),
    attribute('aria-describedby', about === '' ? null : about),
  ]}>${fault === null ? NOTHING : html`<span class="err" id="${id}-fault">${fault}</span>`}${words !== undefined && html`<span class="xs m" id="${id}-words">${words}</span>`}</div>`;
}

interface PostButton {
  readonly action: string;
  readonly token: string;
  readonly label: string;
  /** Hidden fields in addition to the token. */
  readonly values?: Readonly<Record<string, string>>;
  readonly className?: string;
}

/** Returns a form with a single button, which works without scripts. */
export const postButton = ({ action, token, label, values = {}, className = 'btn sm' }: PostButton): Html =>
  html`<form method="post" action="${action}" class="inline">${formToken(token)}${Object.entries(values).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )}<button class="${className}">${label}</button></form>`;
