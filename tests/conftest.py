"""Settings for all tests."""

from hypothesis import HealthCheck, settings

settings.register_profile(
    "digsite",
    deadline=None,
    derandomize=True,
    max_examples=25,  # always the same ones, and for every table there is
    # Positions are played to, which the health checks take for slow generation.
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.register_profile("fuzz", parent=settings.get_profile("digsite"), derandomize=False)
settings.load_profile("digsite")
