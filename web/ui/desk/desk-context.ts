import { createContext, type ReactNode, useContext } from 'react'

/** What the frame of a desk gives to the head of each section. */
interface Desk {
  /** Opens the navigation on phones, and its name. */
  readonly openMenu: () => void
  readonly menuLabel: string
  /** Under the title on phones, such as the brand. */
  readonly note?: string
  /** At the end of the head of every section, such as the bell. */
  readonly end?: ReactNode
}

export const DeskContext = createContext<Desk | null>(null)

export function useDesk(): Desk {
  const desk = useContext(DeskContext)
  if (!desk) throw new Error('only inside of the frame of a desk')
  return desk
}
