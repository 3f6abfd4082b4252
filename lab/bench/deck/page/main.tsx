import type { ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { switchLanguage } from '../../../../web/i18n/language.ts'
import { BareElement } from './bare-element.tsx'
import { MotionDeck } from './motion-deck.tsx'
import { OurDeck } from './our-deck.tsx'
import { startProbe } from './probe.ts'
import '../../../../web/ui/tokens.css'
import './page.css'

const VARIANTS: Readonly<Record<string, ComponentType>> = { bare: BareElement, ours: OurDeck, motion: MotionDeck }

const wanted = new URLSearchParams(location.search).get('variant') ?? 'ours'
const Variant = VARIANTS[wanted]
const root = document.getElementById('root')
if (!Variant || !root) throw new Error(`There is no variant "${wanted}"`)

await switchLanguage('de')
startProbe()
createRoot(root).render(<Variant />)
