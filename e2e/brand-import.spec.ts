import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { zipOf } from '#server/features/catalogue-import/testing/zip-of.ts'
import { makeOwner } from './support/brand-owner.ts'
import { journey } from './support/journey.ts'
import { button, waitForVisible } from './support/locators.ts'

const EXPORT = fileURLToPath(new URL('../../shared/data/catalogues/shopify/partners-apparel.csv', import.meta.url))
const PICTURE = fileURLToPath(new URL('../demo/pictures/achterdeck-hose.webp', import.meta.url))

/** The export with a picture of ours for the product that has sizes; addresses inside of it are never loaded. */
function archive(): Buffer {
  const table = readFileSync(EXPORT, 'utf8').replaceAll(/https?:[^",\s]*/g, '')
  const handles = [...new Set([...table.matchAll(/^([a-z0-9-]+),/gm)].map(([, handle]) => handle ?? ''))]
  const pictures = handles
    .filter((handle) => handle === 'classic-varsity-top')
    .map((handle) => ({ name: `${handle}.webp`, content: readFileSync(PICTURE) }))
  return zipOf([{ name: 'products_export.csv', content: table }, ...pictures])
}

const choose = (page: Page, label: string, option: string) =>
  page.getByLabel(label, { exact: true }).selectOption({ label: option })

// Issue 17: from a shop's export to products in review, on a phone.
journey.runIf(existsSync(EXPORT))(
  'a label imports a real export with pictures, sees first what would happen, and takes it back',
  async ({ signedIn, person }) => {
    const { page } = await signedIn({ kind: 'phone', language: 'de' })
    await makeOwner(inject('databaseUrl'), person.email, 'Nachtschicht')
    await page.goto('/dashboard')
    await page.getByRole('link', { name: 'Produkte hochladen' }).click()
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'nachtschicht.zip', mimeType: 'application/zip', buffer: archive() })
    await waitForVisible(page.getByText('Erkannt: Shopify-Export'))
    await button(page, 'Weiter').click()
    await choose(page, 'Neue Produkte', 'veröffentlichen, wenn nichts fehlt')
    await choose(page, 'Geschlecht', 'Unisex')
    await choose(page, 'Kategorie', 'Oberteile')
    await button(page, 'Faser hinzufügen').click()
    await button(page, 'Probelauf starten').click()
    await waitForVisible(page.getByText('Das würde passieren'))
    await button(page, '20 Produkte übernehmen').click()
    await waitForVisible(page.getByText('20 angelegt, 0 aktualisiert, 0 mit Fehlern.'))
    await waitForVisible(page.getByText('1 ist veröffentlicht oder in Prüfung.'))
    await page.getByRole('link', { name: 'Was fehlt noch?' }).click()
    await waitForVisible(page.getByRole('dialog').getByRole('heading', { name: /^Bild/ }))
    await page.goBack()
    await waitForVisible(button(page, 'Import rückgängig machen'))
    await page.reload()
    await button(page, 'Import rückgängig machen').click()
    await button(page.getByRole('alertdialog'), 'Import rückgängig machen').click()
    await waitForVisible(page.getByText('Deine Produkte sind wieder wie vor diesem Import.'))
    await page.getByRole('link', { name: 'Zu deinen Produkten' }).click()
    await waitForVisible(page.getByText('Noch keine Produkte'))
    expect(page.url()).toContain('/dashboard/products')
  },
)
