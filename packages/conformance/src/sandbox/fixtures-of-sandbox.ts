import { type Contract, operationOf } from "../contract/contract.ts";
import { layers } from "../contract/schema.ts";
import { type Fixtures, fixturesOfExamples } from "../target/fixtures.ts";
import { magic } from "./magic.ts";

/** A sandbox begins with what the contract's examples tell of; nobody there is real. */
export function fixturesOfSandbox(contract: Contract): Fixtures {
  const examples = fixturesOfExamples(contract);
  const { claimant } = examples;
  const senderId = exampleOf(contract, "sender_id");
  const template = exampleOf(contract, "template");
  return {
    ...magic,
    ...examples,
    ...(senderId !== undefined && { senderId }),
    ...(template !== undefined && { template }),
    ...(claimant && {
      secondClaimant: {
        ...claimant,
        first_name: "Ben",
        email: `ben.${claimant.email}`,
        mobile: claimant.mobile.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10)),
      },
    }),
  };
}

/** The example of a field of a message. */
function exampleOf(contract: Contract, name: string): string | undefined {
  const { body } = operationOf(contract, "sendSms");
  const found =
    body &&
    layers(contract.components, body.schema, "").flatMap((layer) => {
      const { examples } = layer.schema.properties?.[name] ?? {};
      return Array.isArray(examples) ? examples : [];
    });
  return found?.[0];
}
