BEGIN;
ALTER TABLE "Line" DROP CONSTRAINT "Line_orderId_fkey";
ALTER TABLE "Order"
  ALTER COLUMN "id" TYPE uuid USING "id"::uuid,
  ALTER COLUMN "id" SET DEFAULT gen_random_uuid(),
  ALTER COLUMN "changedAt" TYPE timestamptz(3)
    USING "changedAt" AT TIME ZONE 'UTC',
  ALTER COLUMN "changedAt" SET DEFAULT now();
ALTER TABLE "Line"
  ALTER COLUMN "orderId" TYPE uuid USING "orderId"::uuid;
CREATE INDEX "Line_orderId_idx" ON "Line" ("orderId");
ALTER TABLE "Line" ADD CONSTRAINT "Line_orderId_fkey"
  FOREIGN KEY ("orderId") REFERENCES "Order"("id")
  ON DELETE CASCADE ON UPDATE CASCADE;
COMMIT;
