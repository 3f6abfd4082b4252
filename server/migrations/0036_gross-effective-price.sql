ALTER TABLE "search_documents" RENAME COLUMN "effective_cents" TO "effective_gross_cents";
