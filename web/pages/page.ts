import type { ComponentType } from 'react'
import type { Area, PlainKey } from '#web/i18n/catalogue.ts'
import type { Path } from '#web/paths.ts'

/** Signed out in a browser, signed out in the native shell, or signed in (Decision 103). */
export type Audience = 'visitor' | 'nativeVisitor' | 'member'

/** Everything about a page that the app, its documents, the sitemap and the service worker need. */
export interface PageDeclaration {
  /** `*` is shown for every path that the audience has no page for. */
  readonly path: Path | '*'
  /** The path under which search engines know it, where that is another one. */
  readonly canonical?: Path
  readonly title: PlainKey
  /** `imprint` means the file `imprint-page.tsx` in the same folder. */
  readonly file: string
  /** Areas of texts that it needs besides `ui`. */
  readonly words: readonly Area[]
  /** Areas of texts that its parts load themselves when they are shown. */
  readonly laterWords?: readonly Area[]
  readonly audience: readonly Audience[]
  /** For everybody who is no staff there is no such page: the not-found page, and for visitors the landing page. */
  readonly isForStaff?: true
  /** The stage, slid in over it, a dialog over it, or alone. Overlays are prefetched after the first touch. */
  readonly place: 'stage' | 'overlay' | 'dialog' | 'page'
  /** Colour at its top, for the browser's bar, where that is not paper. */
  readonly top?: 'black'
  /** Spec §2: the status bar of the native shell; light where nothing is said. */
  readonly statusBar?: 'dark'
  /** Visitors get it as server-rendered HTML. */
  readonly document?: {
    /** Sentence for search engines and link previews. */
    readonly description: PlainKey
    /** In the sitemap, and not marked as `noindex`. */
    readonly isListed: boolean
  }
  /** Members may get its first screen with the document, styles included (Decision 030). */
  readonly hasFirstScreen?: true
  /** It has a navigation of its own, in place of the main one. */
  readonly hasOwnNavigation?: true
  /** Its address carries a token, a code or an e-mail address: no request may name it as its referrer (Trust S85). */
  readonly isAddressPrivate?: true
  /** The service worker stores it for a start without a network. */
  readonly worksOffline?: true
}

/** What a page file exports. */
export interface PageModule {
  readonly Page: ComponentType
  /** Requests its data, or takes it from the document, as soon as the code is loaded. */
  readonly prepare?: () => Promise<void> | void
}

/** The pages of one folder, with the functions that fetch their code. */
export interface PageFolder {
  readonly name: string
  readonly modules: Readonly<Record<string, () => Promise<PageModule>>>
  readonly pages: readonly PageDeclaration[]
}

/** The key of a page's file in `PageFolder.modules`. */
export const moduleOf = ({ file }: PageDeclaration): string => `./${file}-page.tsx`
