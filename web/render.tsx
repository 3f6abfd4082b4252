import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { Router } from 'wouter'
import { adoptNobody } from './api/session.ts'
import { App } from './app.tsx'
import { de } from './i18n/de.ts'
import { learn } from './i18n/language.ts'
import { ROUTES, routeFor } from './routes.tsx'

/** A page as people without a session see it, in German, as HTML; used at build only. */
export async function renderPage(path: string): Promise<string> {
  await learn('ui')
  adoptNobody()
  await routeFor(ROUTES.signedOut, path).page.preload()
  const { prelude } = await prerender(
    <StrictMode>
      <Router ssrPath={path}>
        <App />
      </Router>
    </StrictMode>,
  )
  return await new Response(prelude).text()
}

/** What search engines and link previews read about a page. */
export const wordsFor = (path: string): { readonly title: string; readonly description: string } => ({
  title: path === '/' ? de.landing.title : de.accounts.title,
  description: de.landing.description,
})
