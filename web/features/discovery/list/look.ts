import { useState } from 'react'

/** How the feed is shown: one card after the other, or all as rows (trust 5.2.7). */
export type Look = 'deck' | 'list'

/** Kept on the device; absent for the deck. */
const STORED_AS = 'discovery_look'

/** The look of the feed on this device, and how to change it. */
export function useLook(): { readonly look: Look; readonly toggle: () => void } {
  const [look, setLook] = useState(storedLook)
  const toggle = () => {
    const other = look === 'deck' ? 'list' : 'deck'
    keepLook(other)
    setLook(other)
  }
  return { look, toggle }
}

function storedLook(): Look {
  try {
    return localStorage.getItem(STORED_AS) === 'list' ? 'list' : 'deck'
  } catch {
    return 'deck'
  }
}

function keepLook(look: Look): void {
  try {
    if (look === 'deck') localStorage.removeItem(STORED_AS)
    else localStorage.setItem(STORED_AS, look)
  } catch {
    // Without storage the choice holds until the page is left.
  }
}
