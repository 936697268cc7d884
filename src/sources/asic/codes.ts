/** Lists the meanings of codes, from ASIC's help files. ASIC adds codes without notice. */

export const COMPANY_TYPES = {
  APTY: 'Australian proprietary company',
  APUB: 'Australian public company',
  ASSN: 'Association',
  CCIV: 'Corporate collective investment vehicle',
  FNOS: 'Foreign company registered in Australia',
  NONC: 'Non-organisation',
  NRET: 'Non-registered entity',
  OBJN: 'Objected name',
  RACN: 'Registered Australian body',
  TRST: 'Trust',
} as const;

export const COMPANY_CLASSES = {
  LMSH: 'Limited by shares',
  LMGT: 'Limited by guarantee',
  LMSG: 'Limited by both shares and guarantee',
  NLIA: 'No liability',
  UNLM: 'Unlimited',
  NONE: 'No class',
} as const;

/** Sub-classes by code. The register also has EXPT, NEXT, NLTD, PUBF, RACA, RACO, STFI, ULSN and ULSS, without a published meaning. */
export const COMPANY_SUB_CLASSES = {
  HUNT: 'Home unit company',
  LISN: 'Licensed to omit Limited',
  LISS: 'Licensed to omit Limited',
  LIST: 'Listed public company',
  NONE: 'No sub class',
  PNPC: 'Proprietary non-profit company',
  PROP: 'Proprietary, other',
  PSTC: 'Proprietary superannuation trustee company',
  ULST: 'Unlisted public company',
} as const;

/** Statuses by code. The register also has the codes DIV3 and PEND. */
export const COMPANY_STATUSES = {
  REGD: 'Registered',
  DRGD: 'Deregistered',
  EXAD: 'External administration',
  SOFF: 'Strike-off in progress',
  NOAC: 'Not active',
  NRGD: 'Not registered',
  PROV: 'Provisional',
  DISS: 'Dissolved',
  CNCL: 'Cancelled',
} as const;

export const LICENCE_STATUSES = { APPR: 'Approved', CANC: 'Cancelled', SUSP: 'Suspended' } as const;

export const LIQUIDATOR_STATUSES = { APPR: 'Approved', SUSP: 'Suspended', DISQ: 'Disqualified', EXPI: 'Expired' } as const;

export const AUDITOR_STATUSES = { REGD: 'Registered', CANC: 'Cancelled', SUSP: 'Suspended' } as const;
