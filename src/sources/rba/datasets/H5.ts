/** RBA H5: labour force. */
import { rbaTable } from '../table.ts';

export const H5 = rbaTable({
  id: 'H5',
  file: 'h5',
  title: 'Labour force',
  description: 'Employment, unemployment and participation, seasonally adjusted, as published by the ABS.',
  frequency: 'M',
  words: {
    unemployment_rate: 'GLFSURSA',
    participation_rate: 'GLFSPRSA',
  },
  default: 'GLFSURSA',
  maxAgeDays: 90,
  quirks: ['The figures are also in abs.LF, which includes the states.'],
});
