import { useEffect, useState } from 'react'
import type { ShopTheme } from '#contract/shop-theme.ts'

type Font = ShopTheme['headingFont']

/** As they are named in the styles of designed shops. */
const FAMILIES: Readonly<Record<Font, readonly [name: string, generic: string]>> = {
  archivo: ['Archivo', 'sans-serif'],
  grotesk: ['Space Grotesk', 'sans-serif'],
  oswald: ['Oswald', 'sans-serif'],
  playfair: ['Playfair Display', 'serif'],
  slab: ['Roboto Slab', 'serif'],
  mono: ['JetBrains Mono', 'monospace'],
}
/** After this time texts are shown without them. */
const LONGEST_WAIT_MS = 1500

/** Loads all families into a document. What is shown before that keeps its fallback (`font-display: optional`). */
export async function loadFamilies({ fonts }: Document): Promise<void> {
  const loaded = Promise.all(Object.values(FAMILIES).map(([name]) => fonts.load(`700 1rem "${name}"`)))
  await Promise.race([loaded.catch(() => {}), new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))])
}

/** The `font-family` of each choice; undefined until all are loaded. */
export function useFamilies(): (font: Font) => string | undefined {
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => {
    let isGone = false
    void loadFamilies(document).then(() => isGone || setLoaded(true))
    return () => {
      isGone = true
    }
  }, [])
  return (font) => (isLoaded ? `"${FAMILIES[font][0]}", ${FAMILIES[font][1]}` : undefined)
}
