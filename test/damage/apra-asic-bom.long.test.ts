import { tryDamages } from './try-damages.ts';
import { tryVariants } from './try-variants.ts';

tryVariants(['apra', 'asic', 'bom']);
tryDamages(['apra', 'asic', 'bom']);
