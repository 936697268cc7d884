/** ASIC: banned and disqualified persons, with the columns that the API documents. */
import { asicView } from '../register.ts';
import { ASIC_BANNED_PERSONS } from './ASIC_BANNED_PERSONS.ts';

export const bannedPersons = asicView({
  id: 'banned-persons',
  title: 'Banned and disqualified persons in brief',
  description: 'The register ASIC_BANNED_PERSONS: banned and disqualified persons, with dates, type and reason.',
  columns: [
    { name: 'name', type: 'text', description: 'Name as published: family name, given names.', match: 'substring' },
    { name: 'state', type: 'text', description: 'State of the address, or the words that the agency uses instead.' },
    { name: 'ban_start', type: 'date', description: 'First day.' },
    { name: 'ban_end', type: 'date', description: 'Last day. Null if the action is permanent or open.' },
    { name: 'reason', type: 'text', description: 'The reason, if the agency states it.' },
    { name: 'action_type', type: 'text', description: 'Kind of action, as published. New kinds may appear.' },
  ],
  view: {
    of: ASIC_BANNED_PERSONS,
    columns: {
      name: 'person_name',
      state: 'state',
      ban_start: 'start_date',
      ban_end: 'end_date',
      reason: 'comments',
      action_type: 'ban_type',
    },
  },
});
