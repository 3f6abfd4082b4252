import pg from 'pg'
import { describe, expect } from 'vitest'
import { DEMO_ADMIN } from '#server/demo/desk-accounts.ts'
import { journey } from './support/journey.ts'
import { call, newPerson, register, signIn } from './support/person.ts'
import { insertReports } from './support/review-work.ts'
import { insertWaitingBrand } from './support/waiting-brand.ts'

async function endSessions(databaseUrl: string, username: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query('delete from sessions where user_id = (select id from users where username = $1)', [username])
  await client.end()
}

describe('the review', () => {
  journey('staff approve a registered brand with the keyboard, and its owner sees it', async ({ open, ownServer }) => {
    const { url, databaseUrl } = await ownServer()
    const owner = await open({ url, kind: 'phone' })
    const person = newPerson()
    await register(owner.context.request, url, person)
    await insertWaitingBrand(databaseUrl, { name: 'Kante Nord', owner: person.email })
    await owner.page.goto('/dashboard')
    await owner.page.getByText('Platz 1 in der Warteschlange').waitFor()

    const desktop = await open({ url, kind: 'desktop', language: 'en' })
    const { page, context } = desktop
    await signIn(context.request, url, { ...DEMO_ADMIN })
    await page.goto('/admin?area=review')
    await page.getByText('1 brand is waiting').waitFor()
    // A decision made before the list is read again leads to the next item, too.
    let answerList = () => {}
    const isAnswered = new Promise<void>((resolve) => {
      answerList = resolve
    })
    await page.route(/\/api\/staff\/review(\?|$)/, (route) => isAnswered.then(() => route.continue()))
    await page.keyboard.press('n')
    await page.getByRole('heading', { level: 2, name: 'Kante Nord' }).waitFor()
    await page.getByRole('status').getByText('You are reviewing this.').waitFor()
    await page.keyboard.press('r')
    await page.getByRole('dialog').getByLabel('Ground').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.keyboard.press('a')
    await page.getByText('Approved', { exact: true }).waitFor()
    answerList()
    await page.getByRole('heading', { name: 'All reviewed' }).waitFor()

    await owner.page.reload()
    await owner.page.getByRole('link', { name: 'Shop ansehen' }).waitFor()
    const { unread } = (await (await call(owner.context.request, url, 'GET', '/api/notifications')).json()) as {
      unread: number
    }
    expect(unread).toBe(1)
    expect(await owner.page.getByText('Platz 1 in der Warteschlange').count()).toBe(0)

    // A session that ends covers the page; the same account finds what it had typed.
    desktop.monitor.allowStatus(401)
    await page.goto('/admin?area=ads&view=price')
    const price = page.getByRole('region', { name: 'Lowest price of a click' })
    const reason = price.getByRole('textbox', { name: 'Reason' })
    await reason.fill('Clicks became dearer elsewhere.')
    await endSessions(databaseUrl, DEMO_ADMIN.username)
    await price.getByRole('button', { name: /^Set/ }).click()
    const lock = page.getByRole('dialog', { name: 'Sign in again' })
    await lock.getByLabel('Your password', { exact: true }).fill(DEMO_ADMIN.password)
    await lock.getByRole('button', { name: 'Sign in', exact: true }).click()
    await lock.waitFor({ state: 'detached' })
    expect([new URL(page.url()).search, await reason.inputValue()]).toEqual([
      '?area=ads&view=price',
      'Clicks became dearer elsewhere.',
    ])
  })

  journey('a moderator works through 50 reports with the keyboard alone', async ({ open, ownServer }) => {
    const { url, databaseUrl } = await ownServer()
    await insertReports(databaseUrl)
    const { page, context } = await open({ url, kind: 'desktop', language: 'en' })
    await signIn(context.request, url, { ...DEMO_ADMIN })
    await page.goto('/admin?area=notices')
    await page.getByText('50 reports are waiting').waitFor()
    await page.keyboard.press('n')
    // The other reports of a product are decided with the first one.
    for (const number of [1, 2, 3, 4, 5, 6, 7, 8, 9, 30]) {
      await page.getByText(`Report number ${number}.`, { exact: true }).first().waitFor()
      await page.getByRole('button', { name: 'Take no action' }).waitFor()
      await page.keyboard.press('a')
      await page.getByRole('dialog').getByLabel('Answer to the person who reported it').waitFor()
      await page.keyboard.press('Control+Enter')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }
    await page.getByRole('heading', { name: 'All decided' }).waitFor()
    // The last decision is taken back before its mails leave.
    await page.keyboard.press('u')
    await page.getByText('Report number 30.', { exact: true }).waitFor()
    await page.getByText('21 reports are waiting').waitFor()
  })
})
