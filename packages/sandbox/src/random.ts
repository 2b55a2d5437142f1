import { createHash } from "node:crypto";

/** Random values that repeat: the same seed, organisation and draws give the same values. */
export interface Random {
  /** The seed of the sandbox. */
  readonly seed: number;
  /** How many values were drawn; stored, so that a restart goes on where it stopped. */
  readonly drawn: number;
  /** At most 32 bytes. */
  bytes(length: number): Buffer;
  /** At most 16 decimal digits. */
  digits(length: number): string;
  uuid(): string;
}

/** @param drawn where to go on */
export function createRandom(seed: number, organisationId: string, drawn: number): Random {
  let counter = drawn;

  function bytes(length: number): Buffer {
    counter += 1;
    return createHash("sha256")
      .update(`${seed}:${organisationId}:${counter}`)
      .digest()
      .subarray(0, length);
  }

  return {
    seed,
    get drawn() {
      return counter;
    },
    bytes,
    digits: (length) =>
      (bytes(8).readBigUInt64BE() % 10n ** BigInt(length)).toString().padStart(length, "0"),
    uuid: () => toUuid(bytes(16)),
  };
}

/** Version 4: random but for the version and variant bits. */
function toUuid(bytes: Buffer): string {
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x40, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
