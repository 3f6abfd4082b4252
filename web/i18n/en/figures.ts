import type { Translated } from '../catalogue.ts'

/** English words of figures on any page: ranges of days, and exports. */
export const figures: Translated<'figures'> = {
  range: 'Period',
  'range-today': 'Today',
  'range-yesterday': 'Yesterday',
  rangeDays: { one: '{count} day', other: '{count} days' },
  'range-month': 'This month',
  'range-last-month': 'Last month',
  rangeMonths: { one: '{count} month', other: '{count} months' },
  'range-custom': 'Custom period',
  from: 'From',
  to: 'To',
  badDays: { one: 'At most {count} day, up to today.', other: 'At most {count} days, up to today.' },
  incomplete: '{bucket} (incomplete)',
  export: 'Export',
  exportOf: '{title}: export',
  exportTitle: 'Export table',
  exportText: {
    one: 'Exactly this table: {count} row.',
    other: 'Exactly this table: {count} rows, in this order.',
  },
  'export-excel': 'Excel (German)',
  'export-excelText': 'CSV with semicolons and decimal commas',
  'export-rfc4180': 'CSV (RFC 4180)',
  'export-rfc4180Text': 'With commas and decimal points, for other programs',
}
