import pg from 'pg'

interface WaitingBrand {
  readonly name: string
  /** E-mail address of its owner. */
  readonly owner: string
}

/** A brand that was registered and waits for its review. Registering is a journey of its own. */
export async function insertWaitingBrand(databaseUrl: string, { name, owner }: WaitingBrand): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(
      `with brand as (
         insert into brands (slug, name, name_key, website) values (lower(replace($1, ' ', '-')), $1, lower(replace($1, ' ', '')),
           'https://kante-nord.example') returning id, no),
       company as (
         insert into brand_imprints (brand_no, company, street, city, country, contact, phone, representative, vat_id,
             legal_form, tax_kind)
           select no, $1 || ' GmbH', 'Am Kai 7', '20457 Hamburg', 'DE', 'post@kante-nord.example', '+49401234567',
             'Ida Petersen', 'DE136695976', 'gmbh', 'vat' from brand)
       insert into brand_members (brand_id, user_id, role, is_owner)
         select brand.id, u.id, 'admin', true from brand, users u where u.email = $2`,
      [name, owner],
    )
  } finally {
    await client.end()
  }
}
