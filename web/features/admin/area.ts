import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import type { StaffRight } from '#contract/rights.ts'
import type { PlainKey, Area as Words } from '#web/i18n/catalogue.ts'
import { loadWords } from '#web/i18n/language.ts'
import type { DeskIcon } from '#web/ui/desk/desk-link.tsx'

interface Declared {
  /** In the address: `/admin?area=review`. */
  readonly id: string
  readonly label: PlainKey
  readonly Icon: DeskIcon
  /** Roles without it do not see the area, and the server refuses its calls. */
  readonly right: StaffRight
  /** Areas of texts besides `ui` and `admin`. */
  readonly words: readonly Words[]
  readonly load: () => Promise<{ readonly Area: ComponentType }>
}

/** An area of the administration. */
export interface AdminArea extends Declared {
  /** Its code and its texts are fetched when it is shown. */
  readonly View: LazyExoticComponent<ComponentType>
}

export const adminArea = (declared: Declared): AdminArea => ({
  ...declared,
  View: lazy(async () => {
    const [{ Area }] = await Promise.all([declared.load(), loadWords(...declared.words)])
    return { default: Area }
  }),
})
