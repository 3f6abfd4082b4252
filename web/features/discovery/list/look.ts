import { useState } from 'react'
import { storedText } from '#web/device/stored.ts'

/** How the feed is shown: as a stack of cards, or as rows (Trust 5.2.7). */
export type Look = 'deck' | 'list'

/** Stored on the device; absent for the deck. */
const choice = storedText('discovery_look')

/** The look of the feed on this device, and how to change it. */
export function useLook(): { readonly look: Look; readonly toggle: () => void } {
  const [look, setLook] = useState<Look>(() => (choice.read() === 'list' ? 'list' : 'deck'))
  const toggle = () => {
    const other = look === 'deck' ? 'list' : 'deck'
    choice.keep(other === 'deck' ? null : other)
    setLook(other)
  }
  return { look, toggle }
}
