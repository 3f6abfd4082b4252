import type { ReactNode } from 'react'
import { Wordmark } from '#web/ui/marks/wordmark.tsx'
import { LanguageSwitch } from '#web/ui/page/language-switch.tsx'
import { PageFrame } from '#web/ui/page/page-frame.tsx'
import { Buttons } from './buttons.tsx'
import { Choices, Fields } from './fields.tsx'
import { Figures } from './figures.tsx'
import { Layers } from './layers.tsx'
import { Products } from './products.tsx'
import { States } from './states.tsx'

/** All building blocks in both colour modes, side by side. Development builds only. */
export function Page() {
  return (
    <PageFrame title="web/ui" after={<LanguageSwitch />} className="max-w-6xl!">
      <div className="grid gap-4 lg:grid-cols-2">
        <Mode scheme="light">
          <Workbench />
        </Mode>
        <Mode scheme="dark">
          <Workbench />
        </Mode>
      </div>
    </PageFrame>
  )
}

function Mode({ scheme, children }: { readonly scheme: 'light' | 'dark'; readonly children: ReactNode }) {
  // `light-dark()` follows the color-scheme of the element it is used on: see tokens.css.
  return (
    <div data-scheme={scheme} className="flex min-w-0 flex-col gap-4 rounded-card bg-paper p-6 text-ink">
      {children}
    </div>
  )
}

function Workbench() {
  return (
    <>
      <Wordmark />
      <Buttons />
      <Fields />
      <Choices />
      <Products />
      <Figures />
      <States />
      <Layers />
    </>
  )
}
