import { useEffect } from 'react'

/**
 * In place of the package `react-style-singleton` (vite.config.ts), by which Radix keeps the page from scrolling below a
 * dialog: that adds a `<style>` element, which the content security policy refuses. A constructed stylesheet is no part of
 * the document. As there, the styles are those of the first user, and go with the last.
 */
export function styleSingleton() {
  let users = 0
  let sheet: CSSStyleSheet | null = null
  // biome-ignore lint/correctness/noComponentHookFactories: the package's own interface
  return function Styles({ styles }: { readonly styles: string }): null {
    useEffect(() => {
      users += 1
      if (sheet === null) {
        sheet = new CSSStyleSheet()
        sheet.replaceSync(styles)
        document.adoptedStyleSheets.push(sheet)
      }
      return () => {
        users -= 1
        if (users > 0) return
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
        sheet = null
      }
    }, [styles])
    return null
  }
}
