import { describe, expect, inject } from 'vitest'
import { DEMO_ADMIN } from '#server/demo/desk-accounts.ts'
import { makeOwner } from './support/brand-owner.ts'
import { journey } from './support/journey.ts'
import { signIn } from './support/person.ts'

const QUESTIONS = ['Rechnung mit falscher Anschrift', 'Import lässt zwei Größen aus', 'Zweite Domain bestätigen']

describe('support', () => {
  journey(
    'a brand opens tickets, staff answer three with the keyboard alone, the brand reads it',
    async ({ open, signedIn, person, url }) => {
      const owner = await signedIn({ kind: 'phone' })
      await makeOwner(inject('databaseUrl'), person.email, 'Kante Nord')

      await owner.page.goto('/dashboard/support')
      await owner.page.getByLabel('Wobei brauchst du Hilfe?').fill('rechnung')
      await owner.page.getByRole('link', { name: 'Rechnungen finden und Anschrift ändern' }).click()
      await owner.page.getByRole('heading', { level: 2, name: 'Rechnungen finden und Anschrift ändern' }).waitFor()
      for (const [no, subject] of QUESTIONS.entries()) {
        await owner.page.goto('/dashboard/support?view=new')
        await owner.page.getByLabel('Betreff').fill(subject)
        // By keyboard: fitting articles appear meanwhile and move the button.
        await owner.page.getByLabel('Betreff').press('Enter')
        await owner.page.getByText('Mindestens 20 Zeichen.').waitFor()
        await owner.page.getByLabel('Beschreibung').fill(`${subject}: Könnt ihr euch das bitte ansehen?`)
        if (no === 0) {
          await owner.page.reload()
          expect(await owner.page.getByLabel('Betreff').inputValue()).toBe(subject)
          await owner.page.getByText('Hilft dir das schon?').waitFor()
          const file = { name: 'anschrift.txt', mimeType: 'text/plain', buffer: Buffer.from('Am Kai 7, Hamburg') }
          await owner.page.locator('input[type=file]').setInputFiles(file)
          await owner.page.getByRole('button', { name: 'anschrift.txt entfernen' }).waitFor()
          await expect.poll(() => owner.page.getByRole('progressbar').count()).toBe(0)
        }
        await owner.page.getByLabel('Betreff').press('Enter')
        await owner.page.getByRole('heading', { level: 2, name: subject }).waitFor()
        await owner.page.getByText('Eingegangen').first().waitFor()
      }

      const { page, context } = await open({ kind: 'desktop', language: 'en' })
      await signIn(context.request, url, { ...DEMO_ADMIN })
      await page.goto('/admin?area=tickets')
      await page.getByText('3 waiting').waitFor()
      for (const subject of QUESTIONS) {
        await page.keyboard.press('n')
        await page.getByRole('heading', { level: 2, name: subject }).waitFor()
        await page.keyboard.press('r')
        await page.keyboard.type(`Danke, wir sehen nach: ${subject}.`)
        await page.keyboard.press('Control+Enter')
        await page.getByRole('listitem').getByText(`Danke, wir sehen nach: ${subject}.`).waitFor()
      }
      await page.keyboard.press('n')
      await page.getByText('No ticket is waiting.', { exact: true }).waitFor()

      await owner.page.goto('/dashboard/support?view=tickets')
      await owner.page.getByRole('link', { name: new RegExp(QUESTIONS[0] ?? '') }).click()
      await owner.page.getByText(`Danke, wir sehen nach: ${QUESTIONS[0]}.`).waitFor()
      await owner.page.getByText('Deine Antwort fehlt').first().waitFor()
      const loading = owner.page.waitForEvent('download')
      await owner.page.getByRole('button', { name: /anschrift.txt laden/ }).click()
      expect((await loading).suggestedFilename()).toBe('anschrift.txt')
    },
  )
})
