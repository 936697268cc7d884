import { tryDamages } from './try-damages.ts';
import { tryVariants } from './try-variants.ts';

tryVariants(['rba', 'aemo']);
tryDamages(['rba', 'aemo']);
