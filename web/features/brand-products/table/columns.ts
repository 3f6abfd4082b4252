import { useState } from 'react'
import { storedText } from '#web/device/stored.ts'

/** Columns that can be hidden; the name is always shown. */
export const COLUMNS = ['category', 'price', 'state', 'views', 'likeRate', 'stock', 'updated'] as const
export type Column = (typeof COLUMNS)[number]

const hidden = storedText('workspace_hidden_columns')

/** The columns that are shown, remembered on the device. */
export function useColumns() {
  const [off, setOff] = useState<readonly string[]>(() => (hidden.read() ?? '').split(',').filter(Boolean))
  return {
    columns: COLUMNS.filter((column) => !off.includes(column)),
    toggle: (column: Column) => {
      const next = off.includes(column) ? off.filter((one) => one !== column) : [...off, column]
      hidden.keep(next.join(',') || null)
      setOff(next)
    },
  }
}
